-- Events and their journals. Times are milliseconds since 1970.

create table events (
    id         text   not null primary key,
    stage      text   not null, -- open, building, playing, over or cancelled
    owner_id   bigint not null references people (id),
    created_at bigint not null
);

create index events_by_stage on events (stage);

create table event_journal (
    event_id   text   not null references events (id),
    number     bigint not null, -- from 1, without a gap
    written_at bigint not null,
    record     text   not null, -- JSON
    primary key (event_id, number)
);

-- Who takes part, or holds it.
create table event_people (
    person_id bigint not null references people (id),
    event_id  text   not null references events (id),
    primary key (person_id, event_id)
) without rowid;
