DROP INDEX "students_status";--> statement-breakpoint
ALTER TABLE "payment_candidates" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "esk_cards_status" ON "esk_cards" USING btree ("status","human_id");--> statement-breakpoint
CREATE INDEX "payment_candidates_name" ON "payment_candidates" USING btree ("payment_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "students_status" ON "students" USING btree ("status_id","level","course","human_id");