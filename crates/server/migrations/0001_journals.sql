-- People, tables and the journals of the tables.
-- Times are milliseconds since 1970.

create table people (
    id         integer not null primary key,
    name       text    not null,
    token_hash blob    unique, -- SHA-256; null once the token is revoked
    created_at bigint  not null
);

create table tables (
    id         text   not null primary key,
    stage      text   not null, -- open, playing, finished or expired
    created_at bigint not null
);

create index tables_by_stage on tables (stage);

-- The rows lie in the order of writing, so that a batch of small records touches few pages.
create table journal (
    table_id   text   not null references tables (id),
    number     bigint not null, -- from 1, without a gap
    written_at bigint not null,
    record     text   not null, -- JSON
    primary key (table_id, number)
);

-- Who sits, or sat, where.
create table sitters (
    person_id bigint not null references people (id),
    table_id  text   not null references tables (id),
    primary key (person_id, table_id)
) without rowid;

-- One row to write to, which shows that the disk takes writes.
create table health (
    id     integer not null primary key check (id = 1),
    checks bigint  not null
);

insert into health (id, checks) values (1, 0);
