DROP INDEX "humans_words";--> statement-breakpoint
DROP INDEX "tickets_words";--> statement-breakpoint
ALTER TABLE "humans" ADD COLUMN "words" text GENERATED ALWAYS AS (lower((coalesce("humans"."last_name", '') || ' ' || coalesce("humans"."first_name", '') || ' ' || coalesce("humans"."middle_name", '') || ' ' || "humans"."email") collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(("tickets"."number" || ' ' || "tickets"."subject" || ' ' || "tickets"."text" || ' ' || coalesce("tickets"."guest_name", '') || ' ' || coalesce("tickets"."guest_email", '')) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "humans_words" ON "humans" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_words" ON "tickets" USING gin ("words" gin_trgm_ops);