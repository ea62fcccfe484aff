CREATE TABLE "delivery_claims" (
	"notification_id" uuid NOT NULL,
	"channel" "notification_channel" NOT NULL,
	"human_id" uuid NOT NULL,
	"is_reached" boolean,
	CONSTRAINT "delivery_claims_notification_id_channel_human_id_pk" PRIMARY KEY("notification_id","channel","human_id")
);
--> statement-breakpoint
CREATE TABLE "answer_drafts" (
	"user_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_internal" boolean NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_drafts_user_id_ticket_id_pk" PRIMARY KEY("user_id","ticket_id")
);
--> statement-breakpoint
ALTER TABLE "delivery_claims" ADD CONSTRAINT "delivery_claims_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_claims" ADD CONSTRAINT "delivery_claims_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_drafts" ADD CONSTRAINT "answer_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_drafts" ADD CONSTRAINT "answer_drafts_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_drafts_saved" ON "answer_drafts" USING btree ("saved_at");