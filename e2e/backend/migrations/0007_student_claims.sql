CREATE TYPE "public"."student_claim_status" AS ENUM('WAITING', 'ACCEPTED', 'REFUSED');--> statement-breakpoint
CREATE TABLE "student_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"human_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" "student_claim_status" DEFAULT 'WAITING' NOT NULL,
	"record_book" text,
	"reason" text,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "student_claims" ADD CONSTRAINT "student_claims_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_claims" ADD CONSTRAINT "student_claims_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_claims" ADD CONSTRAINT "student_claims_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_claims_queue" ON "student_claims" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "student_claims_created" ON "student_claims" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "student_claims_student" ON "student_claims" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_claims_one_waiting" ON "student_claims" USING btree ("human_id","student_id") WHERE "student_claims"."status" = 'WAITING';