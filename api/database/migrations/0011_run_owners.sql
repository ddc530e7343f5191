-- The owner of a run is the random id of a process; its address is where other processes reach it.
alter table runs add column owner_address text;
update runs set owner_address = owner where state = 'running';
