-- Decks that people keep. Nobody else is shown them.

create table decks (
    id         text   not null primary key,
    person_id  bigint not null references people (id) on delete cascade,
    game       text   not null,
    mode       text   not null, -- the mode that it is checked for
    options    text   not null, -- JSON: the options that it is checked for
    list       text   not null,
    revision   bigint not null, -- from 1, one more with every change
    changed_at bigint not null
);

create index decks_by_person on decks (person_id);
