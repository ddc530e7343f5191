-- Begins a reply in one round trip and one commit. Points, saves and messages are written by functions of their modules.
-- Returns { outcome }: STARTED; READER_GONE if the reader was a guest who has been merged; DUPLICATE with the runId and
-- requestHash of the same request; HEAD_MOVED if the save's head is not the plan's; RUN_ACTIVE if a reply is running in
-- the save; SAVES_FULL if there is no room for a first save; PRICE_CHANGED with the price if it is above `mostPrice`;
-- POINTS_INSUFFICIENT with the balance.
-- Only STARTED writes anything: refusals are returned before the first write. Each statement sees what other transactions
-- committed meanwhile, so data read under the lock stays valid until commit.
-- Only a send moves the save's head here, because its user message stays: the head moves to a new version of a reply when
-- the version has ended.
-- `plan`: messages (rows, parents first), run (row), save (row; only for a first send), at, headMessageId (null for a
-- first send), hold, freeRepliesADay (null if the model has none), mostPrice (or null), leaseSeconds, mostSaves.
create or replace function chat_begin_reply(plan jsonb) returns jsonb language plpgsql as $$
declare
  run runs := jsonb_populate_record(null::runs, plan -> 'run');
  is_first boolean := plan -> 'save' is not null;
  at timestamptz := plan ->> 'at';
  duplicate runs;
  refusal text;
  balance bigint;
begin
  if not users_delay_merge(run.user_id) then
    return jsonb_build_object('outcome', 'READER_GONE');
  end if;
  perform saves_lock(run.user_id, run.story_id);
  select * into duplicate from runs
    where user_id = run.user_id and client_request_id = run.client_request_id;
  if found then
    return jsonb_build_object('outcome', 'DUPLICATE', 'runId', duplicate.id, 'requestHash', duplicate.request_hash);
  end if;
  if is_first then
    refusal := saves_first_refusal(run.user_id, run.story_id, (plan ->> 'mostSaves')::integer);
  elsif exists (select from runs where save_id = run.save_id and state = 'running') then
    refusal := 'RUN_ACTIVE';
  elsif not saves_is_at(run.save_id, plan ->> 'headMessageId') then
    refusal := 'HEAD_MOVED';
  end if;
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  -- Counted again under a lock of the user, so that replies begun at once do not take the same free one.
  if run.held > 0 and chat_free_replies_left(run.user_id, (plan ->> 'freeRepliesADay')::integer, at) > 0 then
    perform pg_advisory_xact_lock(hashtextextended(run.user_id, 4302));
    run.is_free := chat_free_replies_left(run.user_id, (plan ->> 'freeRepliesADay')::integer, at) > 0;
  end if;
  run.is_free := coalesce(run.is_free, false);
  if run.is_free then
    run.held := 0;
  end if;
  if run.held > (plan ->> 'mostPrice')::integer then
    return jsonb_build_object('outcome', 'PRICE_CHANGED', 'price', run.held);
  end if;
  if run.held > 0 then
    balance := points_hold(plan -> 'hold', at);
    if balance is not null then
      return jsonb_build_object('outcome', 'POINTS_INSUFFICIENT', 'balance', balance);
    end if;
  end if;

  perform messages_insert(plan -> 'messages', run.user_id);
  if is_first then
    perform saves_insert(plan -> 'save');
  elsif run.kind = 'send' then
    perform saves_advance(run.save_id, run.message_id, at);
  end if;
  insert into runs (id, kind, user_id, story_id, save_id, user_message_id, message_id, client_request_id,
      request_hash, seed, state, held, is_free, owner, owner_address, lease_until, created_at)
    values (run.id, run.kind, run.user_id, run.story_id, run.save_id, run.user_message_id, run.message_id,
      run.client_request_id, run.request_hash, run.seed, 'running', run.held, run.is_free, run.owner,
      run.owner_address, clock_timestamp() + make_interval(secs => (plan ->> 'leaseSeconds')::double precision), at);
  return jsonb_build_object('outcome', 'STARTED');
end $$;
