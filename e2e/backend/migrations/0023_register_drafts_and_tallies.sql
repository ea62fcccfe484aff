CREATE TABLE "tallies" (
	"of" text NOT NULL,
	"facets" jsonb NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_drafts" (
	"user_id" uuid NOT NULL,
	"type" "payment_type" NOT NULL,
	"values" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "register_drafts_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
DROP INDEX "pay_history_items_paid";--> statement-breakpoint
DROP INDEX "students_edu_org";--> statement-breakpoint
ALTER TABLE "register_drafts" ADD CONSTRAINT "register_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tallies_of" ON "tallies" USING btree ("of");--> statement-breakpoint
CREATE INDEX "register_drafts_saved" ON "register_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "humans_closed_email" ON "humans" USING btree (lower("email")) WHERE "humans"."state" <> 'ACTIVE';--> statement-breakpoint
CREATE INDEX "pay_history_items_arrived" ON "pay_history_items" USING btree ("paid_at","type","amount","human_id") WHERE "pay_history_items"."status" = 'PAID';--> statement-breakpoint
CREATE INDEX "students_edu_org" ON "students" USING btree ("edu_org_id","course","human_id");
--> statement-breakpoint
-- What a statement changed of a table is added up once, after it, by the facets that the trigger
-- names (platform/database/tally). New rows only: two who write do not wait for each other.
CREATE FUNCTION tally_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came text := format('SELECT to_jsonb(f) AS facets, 1 AS n FROM (SELECT %s FROM came) AS f', TG_ARGV[0]);
  went text := format('SELECT to_jsonb(f) AS facets, -1 AS n FROM (SELECT %s FROM went) AS f', TG_ARGV[0]);
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM tallies WHERE "of" = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  EXECUTE format(
    'INSERT INTO tallies ("of", facets, rows) SELECT %L, facets, sum(n) FROM (%s) AS changed GROUP BY facets HAVING sum(n) <> 0',
    TG_TABLE_NAME,
    CASE TG_OP WHEN 'INSERT' THEN came WHEN 'DELETE' THEN went ELSE came || ' UNION ALL ' || went END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tally_table(name text, facets text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %1$s_tally_came AFTER INSERT ON %1$I REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION tally_rows(%2$L)', name, facets);
  EXECUTE format('CREATE TRIGGER %1$s_tally_changed AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION tally_rows(%2$L)', name, facets);
  EXECUTE format('CREATE TRIGGER %1$s_tally_went AFTER DELETE ON %1$I REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION tally_rows(%2$L)', name, facets);
  EXECUTE format('CREATE TRIGGER %1$s_tally_emptied AFTER TRUNCATE ON %1$I FOR EACH STATEMENT EXECUTE FUNCTION tally_rows(%2$L)', name, facets);
  EXECUTE format('INSERT INTO tallies ("of", facets, rows) SELECT %1$L, to_jsonb(f), count(*) FROM (SELECT %2$s FROM %1$I) AS f GROUP BY f', name, facets);
END $$;--> statement-breakpoint
SELECT tally_table('humans', 'state');--> statement-breakpoint
SELECT tally_table('students', 'edu_org_id, status_id, human_id IS NOT NULL AS is_linked');--> statement-breakpoint
SELECT tally_table('esk_cards', 'status');--> statement-breakpoint
SELECT tally_table('applications', 'type, status');--> statement-breakpoint
SELECT tally_table('tickets', 'status');--> statement-breakpoint
SELECT tally_table('sync_messages', 'status, entity_type');
