#!/bin/sh
# Run by the image of PostgreSQL when its data folder is new.
set -eu
psql --username "${POSTGRES_USER:-postgres}" --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
create role prospectus login nosuperuser nocreatedb nocreaterole password :'password';
create database prospectus owner prospectus;
revoke all on database prospectus from public;
SQL
