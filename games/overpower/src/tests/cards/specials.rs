//! The Specials of characters, in the order of their characters' names; plain ones are in `plain`.

mod angry_mob_to_captain_nemo;
mod carson_to_cthulhu;
mod dejah_thoris_to_dracula;
mod headless_horseman_to_joan_of_arc;
mod john_carter_to_lancelot;
mod leonidas_to_morgan_le_fay;
mod mr_hyde_to_ra;
mod robin_hood_to_sun_wukong;
mod tars_tarkas_to_time_traveler;
mod van_helsing_to_zorro;
