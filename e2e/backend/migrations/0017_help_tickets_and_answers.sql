CREATE TYPE "public"."ticket_score" AS ENUM('GOOD', 'FAIR', 'POOR');--> statement-breakpoint
ALTER TYPE "public"."ticket_channel" ADD VALUE 'PHONE';--> statement-breakpoint
ALTER TYPE "public"."ticket_channel" ADD VALUE 'DESK';--> statement-breakpoint
ALTER TYPE "public"."ticket_channel" ADD VALUE 'LETTER';--> statement-breakpoint
CREATE TABLE "help_votes" (
	"page_id" uuid NOT NULL,
	"voter" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"words" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_votes_page_id_voter_pk" PRIMARY KEY("page_id","voter")
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "tickets_words";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "score" "ticket_score";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rating_text" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_page_id_info_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."info_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_merged_into_id_tickets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_merged" ON "tickets" USING btree ("merged_into_id") WHERE "tickets"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_score" ON "tickets" USING btree ("score","created_at" DESC NULLS FIRST) WHERE "tickets"."score" is not null;--> statement-breakpoint
CREATE INDEX "tickets_words" ON "tickets" USING gin (("number" || ' ' || "subject" || ' ' || "text" || ' ' || coalesce("guest_name", '') || ' ' || coalesce("guest_email", '')) gin_trgm_ops);