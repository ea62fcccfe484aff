CREATE TYPE "public"."ticket_score" AS ENUM('GOOD', 'FAIR', 'POOR');--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "score" "ticket_score";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rating_text" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rated_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "tickets_score" ON "tickets" USING btree ("score","created_at" DESC NULLS FIRST) WHERE "tickets"."score" is not null;