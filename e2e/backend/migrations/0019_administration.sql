ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "bundled" text;--> statement-breakpoint
CREATE INDEX "logs_at" ON "logs" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "logs_type" ON "logs" USING btree ("entity_type","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "logs_action" ON "logs" USING btree ("action","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "logs_actor" ON "logs" USING btree ("actor_id","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "esk_cards_issued" ON "esk_cards" USING btree ("issued_at");