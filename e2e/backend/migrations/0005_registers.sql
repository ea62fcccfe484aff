DROP INDEX "pay_history_items_payment";--> statement-breakpoint
ALTER TABLE "payment_candidates" ADD COLUMN "decided_by_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_candidates" ADD COLUMN "account_mask" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "filter" jsonb;--> statement-breakpoint
ALTER TABLE "payment_candidates" ADD CONSTRAINT "payment_candidates_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_history_items_once" ON "pay_history_items" USING btree ("payment_id","human_id");--> statement-breakpoint
CREATE INDEX "payments_type" ON "payments" USING btree ("type","created_at" DESC NULLS LAST,"id");