CREATE TYPE "public"."student_status_key" AS ENUM('ENROLLED', 'ACADEMIC_LEAVE', 'GRADUATED', 'EXPELLED', 'TRANSFERRED');--> statement-breakpoint
CREATE TYPE "public"."study_level" AS ENUM('SPO', 'BACHELOR', 'SPECIALIST', 'MASTER', 'PHD');--> statement-breakpoint
CREATE TYPE "public"."publication_status" AS ENUM('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED');--> statement-breakpoint
CREATE TYPE "public"."block_reason" AS ENUM('LOST', 'FRAUD', 'STUDY_ENDED', 'STAFF');--> statement-breakpoint
CREATE TYPE "public"."card_kind" AS ENUM('DIGITAL', 'PLASTIC');--> statement-breakpoint
CREATE TYPE "public"."card_status" AS ENUM('ISSUING', 'ACTIVE', 'BLOCKED', 'EXPIRED', 'CLOSED');--> statement-breakpoint
CREATE TYPE "public"."pay_item_status" AS ENUM('PLANNED', 'SENT', 'PAID', 'RETURNED');--> statement-breakpoint
CREATE TYPE "public"."payment_type" AS ENUM('grant', 'extra-grant', 'credit-grant', 'one-time');--> statement-breakpoint
CREATE TYPE "public"."register_status" AS ENUM('DRAFT', 'FORMED', 'APPROVED', 'SENT', 'PAID', 'PARTIALLY_PAID', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('M', 'F');--> statement-breakpoint
CREATE TYPE "public"."human_state" AS ENUM('ACTIVE', 'DELETED', 'ANONYMISED');--> statement-breakpoint
CREATE TYPE "public"."identity_status" AS ENUM('EMPTY', 'FILLED', 'VERIFIED', 'MISMATCH');--> statement-breakpoint
CREATE TYPE "public"."study_basis" AS ENUM('BUDGET', 'PAID', 'TARGET');--> statement-breakpoint
CREATE TYPE "public"."study_form" AS ENUM('FULL_TIME', 'PART_TIME', 'EVENING');--> statement-breakpoint
CREATE TYPE "public"."footer_group" AS ENUM('ABOUT', 'HELP', 'LEGAL', 'SOCIAL');--> statement-breakpoint
CREATE TYPE "public"."language_key" AS ENUM('ru', 'en');--> statement-breakpoint
CREATE TYPE "public"."setting_type" AS ENUM('STRING', 'HTML', 'BOOL', 'INT', 'JSON');--> statement-breakpoint
CREATE TYPE "public"."code_purpose" AS ENUM('HUMAN', 'STAFF');--> statement-breakpoint
CREATE TYPE "public"."two_factor" AS ENUM('EMAIL', 'TOTP');--> statement-breakpoint
CREATE TYPE "public"."user_role_key" AS ENUM('ADMIN', 'CONTENT_MANAGER', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'SUPPORT', 'EDU_OPERATOR', 'AUDITOR');--> statement-breakpoint
CREATE TYPE "public"."consent_type" AS ENUM('PD', 'PD_SHARE', 'MAILING');--> statement-breakpoint
CREATE TYPE "public"."ticket_category" AS ENUM('CARD', 'CARD_LOST', 'PAYMENT', 'GRANT', 'STUDY', 'ACCOUNT', 'PARTNER', 'TECH', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."ticket_channel" AS ENUM('GUEST', 'WEB', 'STAFF');--> statement-breakpoint
CREATE TYPE "public"."ticket_priority" AS ENUM('LOW', 'NORMAL', 'HIGH');--> statement-breakpoint
CREATE TYPE "public"."ticket_status" AS ENUM('NEW', 'OPEN', 'ANSWERED', 'CLOSED');--> statement-breakpoint
CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "edu_orgs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"nsi_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"short_name" jsonb NOT NULL,
	"inn" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "edu_orgs_nsiId_unique" UNIQUE("nsi_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"nsi_id" text NOT NULL,
	"edu_org_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"level" "study_level" NOT NULL,
	"months" integer NOT NULL,
	"grant_eligible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "programs_nsiId_unique" UNIQUE("nsi_id")
);
--> statement-breakpoint
CREATE TABLE "student_statuses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"key" "student_status_key" NOT NULL,
	"name" jsonb NOT NULL,
	"is_studying" boolean NOT NULL,
	"is_payable" boolean NOT NULL,
	CONSTRAINT "student_statuses_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"position" jsonb,
	"bio" jsonb
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"url" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"author_id" uuid,
	"status" "publication_status" DEFAULT 'DRAFT' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (
        setweight(to_tsvector('russian', "news"."title"->>'ru'), 'A') ||
        setweight(to_tsvector('english', coalesce("news"."title"->>'en', '')), 'A') ||
        setweight(to_tsvector('russian', ("news"."summary"->>'ru') || ' ' || ("news"."body"->>'ru')), 'B') ||
        setweight(to_tsvector('english', coalesce("news"."summary"->>'en', '') || ' ' || coalesce("news"."body"->>'en', '')), 'B')) STORED,
	CONSTRAINT "news_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "news_tags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "news_tags_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "news_to_tags" (
	"news_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "news_to_tags_news_id_tag_id_pk" PRIMARY KEY("news_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "esk_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"human_id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" "card_status" NOT NULL,
	"kind" "card_kind" NOT NULL,
	"issued_at" date,
	"expires_at" date,
	"block_reason" "block_reason",
	"previous_card_id" uuid,
	CONSTRAINT "esk_cards_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "pay_history_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"payment_id" uuid NOT NULL,
	"human_id" uuid NOT NULL,
	"type" "payment_type" NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"amount" bigint NOT NULL,
	"status" "pay_item_status" NOT NULL,
	"paid_at" date,
	"account_mask" text,
	"reason" jsonb
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"type" "payment_type" NOT NULL,
	"name" jsonb NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"amount_per_human" bigint,
	"budget" bigint NOT NULL,
	"status" "register_status" NOT NULL,
	"created_by_id" uuid NOT NULL,
	"approved_by_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"comment" text,
	CONSTRAINT "payments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "humans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last_name" text,
	"first_name" text,
	"middle_name" text,
	"birth_date" date,
	"gender" "gender",
	"email" text NOT NULL,
	"phone" text,
	"citizenship" text,
	"snils" text,
	"inn" text,
	"passport" jsonb,
	"identity_status" "identity_status" DEFAULT 'EMPTY' NOT NULL,
	"password_hash" text,
	"language_id" uuid NOT NULL,
	"push_enabled" boolean DEFAULT false NOT NULL,
	"state" "human_state" DEFAULT 'ACTIVE' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"last_login_at" timestamp (3) with time zone,
	CONSTRAINT "humans_snils_unique" UNIQUE("snils")
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"human_id" uuid,
	"edu_org_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"record_book" text,
	"group" text,
	"course" integer NOT NULL,
	"level" "study_level" NOT NULL,
	"form" "study_form" NOT NULL,
	"basis" "study_basis" NOT NULL,
	"status_id" uuid NOT NULL,
	"enrolled_at" date,
	"expected_end_at" date,
	"nsi_id" text NOT NULL,
	CONSTRAINT "students_humanId_unique" UNIQUE("human_id"),
	CONSTRAINT "students_nsiId_unique" UNIQUE("nsi_id")
);
--> statement-breakpoint
CREATE TABLE "footer_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" jsonb NOT NULL,
	"url" text NOT NULL,
	"group" "footer_group" NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"key" "language_key" NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "languages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "public_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"type" "setting_type" DEFAULT 'STRING' NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"mnemonic" text NOT NULL,
	"translation" text NOT NULL,
	"language_id" uuid NOT NULL,
	CONSTRAINT "translations_mnemonic_language" UNIQUE("mnemonic","language_id")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" "code_purpose" NOT NULL,
	"email" text NOT NULL,
	"mac" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"signup" jsonb
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"human_id" uuid,
	"user_id" uuid,
	"jti" uuid NOT NULL,
	"previous_jti" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"absolute_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoke_reason" text,
	"ip" text NOT NULL,
	CONSTRAINT "sessions_owner" CHECK (num_nonnulls("sessions"."human_id", "sessions"."user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"key" "user_role_key" NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "user_roles_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"login" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"position" text,
	"phone" text,
	"role_id" uuid NOT NULL,
	"edu_org_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"two_factor" "two_factor" DEFAULT 'EMAIL' NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"language_id" uuid NOT NULL,
	"last_login_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"human_id" uuid,
	"ticket_id" uuid,
	"type" "consent_type" NOT NULL,
	"text_version" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ip" text NOT NULL,
	CONSTRAINT "consents_owner" CHECK (num_nonnulls("consents"."human_id", "consents"."ticket_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"category" "ticket_category" NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"human_id" uuid,
	"guest_name" text,
	"guest_email" text,
	"status" "ticket_status" DEFAULT 'NEW' NOT NULL,
	"priority" "ticket_priority" DEFAULT 'NORMAL' NOT NULL,
	"assignee_id" uuid,
	"channel" "ticket_channel" NOT NULL,
	"first_answer_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "tickets_number_unique" UNIQUE("number"),
	CONSTRAINT "tickets_owner" CHECK ("tickets"."human_id" is not null or ("tickets"."guest_name" is not null and "tickets"."guest_email" is not null))
);
--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_edu_org_id_edu_orgs_id_fk" FOREIGN KEY ("edu_org_id") REFERENCES "public"."edu_orgs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_to_tags" ADD CONSTRAINT "news_to_tags_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_to_tags" ADD CONSTRAINT "news_to_tags_tag_id_news_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."news_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esk_cards" ADD CONSTRAINT "esk_cards_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esk_cards" ADD CONSTRAINT "esk_cards_previous_card_id_esk_cards_id_fk" FOREIGN KEY ("previous_card_id") REFERENCES "public"."esk_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_history_items" ADD CONSTRAINT "pay_history_items_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_history_items" ADD CONSTRAINT "pay_history_items_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "humans" ADD CONSTRAINT "humans_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_edu_org_id_edu_orgs_id_fk" FOREIGN KEY ("edu_org_id") REFERENCES "public"."edu_orgs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_status_id_student_statuses_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."student_statuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_user_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."user_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_edu_org_id_edu_orgs_id_fk" FOREIGN KEY ("edu_org_id") REFERENCES "public"."edu_orgs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programs_edu_org" ON "programs" USING btree ("edu_org_id");--> statement-breakpoint
CREATE INDEX "news_words" ON "news" USING gin ("words");--> statement-breakpoint
CREATE INDEX "news_title_ru" ON "news" USING gin (("title"->>'ru') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("is_pinned" DESC NULLS LAST,"publish_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "news_to_tags_tag" ON "news_to_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "esk_cards_human" ON "esk_cards" USING btree ("human_id");--> statement-breakpoint
CREATE INDEX "pay_history_items_human" ON "pay_history_items" USING btree ("human_id","period_from" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pay_history_items_payment" ON "pay_history_items" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "humans_active_email" ON "humans" USING btree (lower("email")) WHERE "humans"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "students_edu_org" ON "students" USING btree ("edu_org_id");--> statement-breakpoint
CREATE INDEX "students_program" ON "students" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "translations_language" ON "translations" USING btree ("language_id","mnemonic");--> statement-breakpoint
CREATE INDEX "codes_email" ON "codes" USING btree ("purpose","email");--> statement-breakpoint
CREATE INDEX "rate_limits_resets" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "sessions_human" ON "sessions" USING btree ("human_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree (lower("login"));--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "consents_human" ON "consents" USING btree ("human_id");--> statement-breakpoint
CREATE INDEX "consents_ticket" ON "consents" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_human" ON "tickets" USING btree ("human_id");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","created_at" DESC NULLS LAST);