CREATE TABLE "help_votes" (
	"page_id" uuid NOT NULL,
	"voter" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"words" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_votes_page_id_voter_pk" PRIMARY KEY("page_id","voter")
);
--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_page_id_info_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."info_pages"("id") ON DELETE cascade ON UPDATE no action;