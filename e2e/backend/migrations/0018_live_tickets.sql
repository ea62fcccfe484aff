-- What is heard by everybody who has a screen open (platform/events). It is told when the transaction
-- commits, by whatever writes, and holds nobody's words.
CREATE FUNCTION tell_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('campus_events', json_build_object('name', 'ticket', 'data', json_build_object(
    'id', NEW.id, 'version', NEW.version, 'status', NEW.status, 'assigneeId', NEW.assignee_id))::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tickets_tell AFTER INSERT OR UPDATE ON tickets
  FOR EACH ROW EXECUTE FUNCTION tell_ticket();--> statement-breakpoint
CREATE FUNCTION tell_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('campus_events', '{"name":"session","data":{}}');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_tell AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION tell_session();
