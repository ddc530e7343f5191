-- Turns of a usual playthrough to an ending, by the script of the present version; null without a script.
alter table stories add column turns integer;
