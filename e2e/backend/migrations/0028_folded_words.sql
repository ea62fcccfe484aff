ALTER TABLE "humans" drop column "words";--> statement-breakpoint
ALTER TABLE "humans" ADD COLUMN "words" text GENERATED ALWAYS AS (translate(lower((coalesce("humans"."last_name", '') || ' ' || coalesce("humans"."first_name", '') || ' ' || coalesce("humans"."middle_name", '') || ' ' || "humans"."email") collate "und-x-icu"), 'ё', 'е')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_candidates" drop column "sort_name";--> statement-breakpoint
ALTER TABLE "payment_candidates" ADD COLUMN "sort_name" text collate "und-x-icu" GENERATED ALWAYS AS (translate(lower(("payment_candidates"."name") collate "und-x-icu"), 'ё', 'е')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" drop column "words";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "words" text GENERATED ALWAYS AS (translate(lower(("tickets"."number" || ' ' || "tickets"."subject" || ' ' || "tickets"."text" || ' ' || coalesce("tickets"."guest_name", '') || ' ' || coalesce("tickets"."guest_email", '')) collate "und-x-icu"), 'ё', 'е')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "humans_words" ON "humans" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_candidates_name" ON "payment_candidates" USING btree ("payment_id","sort_name","id","edu_org_id","decision","item_status","failed_checks");--> statement-breakpoint
CREATE INDEX "tickets_words" ON "tickets" USING gin ("words" gin_trgm_ops);