-- Another process may serve meanwhile: what shuts out its readers comes last.
ALTER INDEX "students_status" RENAME TO "students_status_before";--> statement-breakpoint
ALTER INDEX "pay_history_items_human" RENAME TO "pay_history_items_human_before";--> statement-breakpoint
CREATE INDEX "students_status" ON "students" USING btree ("status_id","level","human_id","course");--> statement-breakpoint
CREATE INDEX "pay_history_items_human" ON "pay_history_items" USING btree ("human_id","period_from" DESC NULLS FIRST,"created_at","status","account_mask");
--> statement-breakpoint
ALTER TABLE "tallies" ADD COLUMN "amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As before (0023), and what the rows add up to: `amount` and `counted` ask the row `t`.
CREATE OR REPLACE FUNCTION tally_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part text := 'SELECT to_jsonb(f) AS facets, %1$s AS n, %1$s * (%2$s) AS a FROM %3$I AS t CROSS JOIN LATERAL (SELECT %4$s) AS f WHERE %5$s';
  amount text := coalesce(TG_ARGV[1], '0');
  counted text := coalesce(TG_ARGV[2], 'true');
  came text := format(part, 1, amount, 'came', TG_ARGV[0], counted);
  went text := format(part, -1, amount, 'went', TG_ARGV[0], counted);
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM tallies WHERE "of" = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  EXECUTE format(
    'INSERT INTO tallies ("of", facets, rows, amount) SELECT %L, facets, sum(n), sum(a) FROM (%s) AS changed GROUP BY facets HAVING sum(n) <> 0 OR sum(a) <> 0',
    TG_TABLE_NAME,
    CASE TG_OP WHEN 'INSERT' THEN came WHEN 'DELETE' THEN went ELSE came || ' UNION ALL ' || went END);
  RETURN NULL;
END $$;--> statement-breakpoint
DROP FUNCTION tally_table(text, text);--> statement-breakpoint
CREATE FUNCTION tally_table(name text, facets text, amount text DEFAULT '0', counted text DEFAULT 'true') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %1$s_tally_came AFTER INSERT ON %1$I REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION tally_rows(%2$L, %3$L, %4$L)', name, facets, amount, counted);
  EXECUTE format('CREATE TRIGGER %1$s_tally_changed AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION tally_rows(%2$L, %3$L, %4$L)', name, facets, amount, counted);
  EXECUTE format('CREATE TRIGGER %1$s_tally_went AFTER DELETE ON %1$I REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION tally_rows(%2$L, %3$L, %4$L)', name, facets, amount, counted);
  EXECUTE format('CREATE TRIGGER %1$s_tally_emptied AFTER TRUNCATE ON %1$I FOR EACH STATEMENT EXECUTE FUNCTION tally_rows(%2$L)', name, facets);
  EXECUTE format('INSERT INTO tallies ("of", facets, rows, amount) SELECT %1$L, to_jsonb(f), count(*), sum(%3$s) FROM %1$I AS t CROSS JOIN LATERAL (SELECT %2$s) AS f WHERE %4$s GROUP BY f', name, facets, amount, counted);
END $$;--> statement-breakpoint
-- What arrived, by day: the dashboard adds up a month of it and draws ninety days.
SELECT tally_table('pay_history_items', 'type, paid_at', 't.amount', 't.status = ''PAID''');--> statement-breakpoint
-- Code of before, which would write rows without an amount, fails and leaves what is there.
ALTER TABLE "tallies" ALTER COLUMN "amount" DROP DEFAULT;--> statement-breakpoint
DROP INDEX "students_status_before";--> statement-breakpoint
DROP INDEX "pay_history_items_human_before";
