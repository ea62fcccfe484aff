DROP INDEX "tickets_words";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "guest_language" "language_key";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waiting_since" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
UPDATE "tickets" SET "waiting_since" = CASE WHEN "status" IN ('NEW', 'OPEN') THEN "created_at" END;--> statement-breakpoint
CREATE INDEX "human_notifications_read" ON "human_notifications" USING btree ("notification_id") WHERE "human_notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "tickets_parent" ON "tickets" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("waiting_since") WHERE "tickets"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "tickets_words" ON "tickets" USING gin (("number" || ' ' || "subject" || ' ' || "text" || ' ' || coalesce("guest_email", '')) gin_trgm_ops);