CREATE TYPE "public"."application_status" AS ENUM('NEW', 'APPROVED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."application_type" AS ENUM('ESK_CARD', 'EXTRA_GRANT', 'CREDIT_GRANT');--> statement-breakpoint
CREATE TYPE "public"."actor_type" AS ENUM('HUMAN', 'USER', 'SYSTEM');--> statement-breakpoint
CREATE TYPE "public"."candidate_decision" AS ENUM('INCLUDED', 'EXCLUDED');--> statement-breakpoint
CREATE TYPE "public"."candidate_item_status" AS ENUM('NEW', 'SENT', 'PAID', 'FAILED');--> statement-breakpoint
CREATE TYPE "public"."grant_type" AS ENUM('GRANT', 'EXTRA_GRANT', 'CREDIT_GRANT');--> statement-breakpoint
CREATE TYPE "public"."file_bucket" AS ENUM('public', 'partner-logo', 'user-photo', 'human-photo', 'documents', 'ticket');--> statement-breakpoint
CREATE TYPE "public"."page_section" AS ENUM('ABOUT', 'HELP', 'LEGAL', 'GRANTS');--> statement-breakpoint
CREATE TYPE "public"."notification_channel" AS ENUM('INBOX', 'PUSH', 'EMAIL');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('INFO', 'CARD', 'PAYMENT', 'APPLICATION', 'TICKET', 'SERVICE');--> statement-breakpoint
CREATE TYPE "public"."notification_status" AS ENUM('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'PARTIAL', 'FAILED');--> statement-breakpoint
CREATE TYPE "public"."push_platform" AS ENUM('WEB', 'IOS', 'ANDROID');--> statement-breakpoint
CREATE TYPE "public"."discount_type" AS ENUM('PERCENT', 'FIXED', 'GIFT');--> statement-breakpoint
CREATE TYPE "public"."publication_kind" AS ENUM('news', 'events', 'info-pages');--> statement-breakpoint
CREATE TYPE "public"."mobile_platform" AS ENUM('IOS', 'ANDROID');--> statement-breakpoint
CREATE TYPE "public"."work_severity" AS ENUM('INFO', 'READ_ONLY', 'DOWN');--> statement-breakpoint
CREATE TYPE "public"."answer_author" AS ENUM('STAFF', 'HUMAN', 'SYSTEM');--> statement-breakpoint
CREATE TYPE "public"."sync_entity" AS ENUM('EDU_ORG', 'PROGRAM', 'STUDENT', 'STUDENT_STATUS', 'WORK_PLAN');--> statement-breakpoint
CREATE TYPE "public"."sync_operation" AS ENUM('CREATE', 'UPDATE', 'DELETE');--> statement-breakpoint
CREATE TYPE "public"."sync_status" AS ENUM('RECEIVED', 'PROCESSING', 'APPLIED', 'SKIPPED', 'FAILED', 'DEAD');--> statement-breakpoint
CREATE TYPE "public"."control_form" AS ENUM('EXAM', 'CREDIT', 'GRADED_CREDIT', 'COURSEWORK', 'PRACTICE');--> statement-breakpoint
CREATE SEQUENCE "public"."application_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."register_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"type" "application_type" NOT NULL,
	"status" "application_status" DEFAULT 'NEW' NOT NULL,
	"human_id" uuid NOT NULL,
	"edu_org_id" uuid NOT NULL,
	"student_snapshot" jsonb NOT NULL,
	"payload" jsonb,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"reject_reason" text,
	"payment_id" uuid,
	CONSTRAINT "applications_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_type" "actor_type" NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"human_id" uuid,
	"diff" jsonb,
	"ip" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "payment_candidates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"payment_id" uuid NOT NULL,
	"human_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"edu_org_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"decision" "candidate_decision" NOT NULL,
	"reason" text,
	"decided_by_id" uuid,
	"checks" jsonb NOT NULL,
	"account_mask" text,
	"item_status" "candidate_item_status" DEFAULT 'NEW' NOT NULL,
	"fail_reason" text
);
--> statement-breakpoint
CREATE TABLE "esk_issuings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"kind" "card_kind" NOT NULL,
	"address" text,
	"lead_days" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"region" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edu_org_id" uuid NOT NULL,
	"type" "grant_type" NOT NULL,
	"amount" bigint NOT NULL,
	"quota" integer NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"min_average" numeric(3, 2),
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "grants_of_org" UNIQUE("edu_org_id","type","period_from")
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"bucket" "file_bucket" NOT NULL,
	"file_name" text NOT NULL,
	"original_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"alt" jsonb,
	"caption" jsonb,
	"subject_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"owner_id" uuid,
	CONSTRAINT "media_files_fileName_unique" UNIQUE("file_name")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"error" text,
	"died_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"url" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"cover_id" uuid,
	"seo" jsonb,
	"status" "publication_status" DEFAULT 'DRAFT' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"updated_by_id" uuid,
	"author_id" uuid,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" jsonb NOT NULL,
	"address" text,
	"is_online" boolean DEFAULT false NOT NULL,
	"online_url" text,
	"capacity" integer,
	"registration_url" text,
	"organiser" jsonb,
	"words" "tsvector" GENERATED ALWAYS AS (
  setweight(to_tsvector('russian', "events"."title"->>'ru'), 'A') ||
  setweight(to_tsvector('english', coalesce("events"."title"->>'en', '')), 'A') ||
  setweight(to_tsvector('russian', ("events"."summary"->>'ru') || ' ' || ("events"."body"->>'ru')), 'B') ||
  setweight(to_tsvector('english', coalesce("events"."summary"->>'en', '') || ' ' || coalesce("events"."body"->>'en', '')), 'B')) STORED,
	CONSTRAINT "events_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "events_to_tags" (
	"event_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "events_to_tags_event_id_tag_id_pk" PRIMARY KEY("event_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "info_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"url" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"cover_id" uuid,
	"seo" jsonb,
	"status" "publication_status" DEFAULT 'DRAFT' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"updated_by_id" uuid,
	"parent_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"section" "page_section" NOT NULL,
	"show_in_menu" boolean DEFAULT false NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (
  setweight(to_tsvector('russian', "info_pages"."title"->>'ru'), 'A') ||
  setweight(to_tsvector('english', coalesce("info_pages"."title"->>'en', '')), 'A') ||
  setweight(to_tsvector('russian', ("info_pages"."summary"->>'ru') || ' ' || ("info_pages"."body"->>'ru')), 'B') ||
  setweight(to_tsvector('english', coalesce("info_pages"."summary"->>'en', '') || ' ' || coalesce("info_pages"."body"->>'en', '')), 'B')) STORED,
	CONSTRAINT "info_pages_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "payments_to_edu_orgs" (
	"payment_id" uuid NOT NULL,
	"edu_org_id" uuid NOT NULL,
	"quota" integer,
	CONSTRAINT "payments_to_edu_orgs_payment_id_edu_org_id_pk" PRIMARY KEY("payment_id","edu_org_id")
);
--> statement-breakpoint
CREATE TABLE "fcm_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"human_id" uuid NOT NULL,
	"token" text NOT NULL,
	"platform" "push_platform" NOT NULL,
	CONSTRAINT "fcm_tokens_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "human_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"human_id" uuid NOT NULL,
	"notification_id" uuid,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"link" text,
	"kind" "notification_kind" NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "human_notifications_once" UNIQUE("notification_id","human_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"link" text,
	"kind" "notification_kind" NOT NULL,
	"channels" "notification_channel"[] NOT NULL,
	"audience" jsonb NOT NULL,
	"send_at" timestamp (3) with time zone,
	"status" "notification_status" DEFAULT 'DRAFT' NOT NULL,
	"stats" jsonb DEFAULT '{"targeted":0,"delivered":0,"failed":0,"read":0}'::jsonb NOT NULL,
	"created_by_id" uuid,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"external_id" text,
	"name" jsonb NOT NULL,
	CONSTRAINT "partner_categories_externalId_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"external_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"category_id" uuid NOT NULL,
	"discount_type" "discount_type" NOT NULL,
	"discount_value" integer,
	"terms" jsonb NOT NULL,
	"promo_code" text,
	"website" text,
	"phone" text,
	"address" text,
	"logo_id" uuid,
	"valid_from" date,
	"valid_to" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"locked_fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"synced_at" timestamp (3) with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (
        setweight(to_tsvector('russian', "partners"."name"->>'ru'), 'A') ||
        setweight(to_tsvector('english', coalesce("partners"."name"->>'en', '')), 'A') ||
        setweight(to_tsvector('russian', coalesce("partners"."description"->>'ru', '')), 'B') ||
        setweight(to_tsvector('english', coalesce("partners"."description"->>'en', '')), 'B')) STORED,
	CONSTRAINT "partners_externalId_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "partners_to_cities" (
	"partner_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	CONSTRAINT "partners_to_cities_partner_id_city_id_pk" PRIMARY KEY("partner_id","city_id")
);
--> statement-breakpoint
CREATE TABLE "former_urls" (
	"kind" "publication_kind" NOT NULL,
	"url" text NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "former_urls_kind_url_pk" PRIMARY KEY("kind","url")
);
--> statement-breakpoint
CREATE TABLE "mobile_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" text NOT NULL,
	"platform" "mobile_platform" NOT NULL,
	"min_supported" text NOT NULL,
	"store_url" text NOT NULL,
	"force_update" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mobile_versions_platform_unique" UNIQUE("platform")
);
--> statement-breakpoint
CREATE TABLE "service_works" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"severity" "work_severity" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author" "answer_author" NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"message_id" text NOT NULL,
	"entity_type" "sync_entity" NOT NULL,
	"operation_type" "sync_operation" NOT NULL,
	"external_id" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"payload" jsonb NOT NULL,
	"status" "sync_status" DEFAULT 'RECEIVED' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"next_attempt_at" timestamp (3) with time zone,
	CONSTRAINT "sync_messages_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "work_plan_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"student_id" uuid NOT NULL,
	"period" text NOT NULL,
	"discipline" jsonb NOT NULL,
	"control" "control_form" NOT NULL,
	"hours" integer NOT NULL,
	"credits" numeric(4, 1) NOT NULL,
	"result" text,
	"result_date" date,
	"nsi_id" text NOT NULL,
	"synced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_plan_items_nsi" UNIQUE("student_id","period","nsi_id")
);
--> statement-breakpoint
DROP INDEX "pay_history_items_payment";--> statement-breakpoint
DROP INDEX "news_published";--> statement-breakpoint
DROP INDEX "esk_cards_human";--> statement-breakpoint
DROP INDEX "pay_history_items_human";--> statement-breakpoint
DROP INDEX "users_login";--> statement-breakpoint
DROP INDEX "tickets_status";--> statement-breakpoint
ALTER TABLE "edu_orgs" ADD COLUMN "city_id" uuid;--> statement-breakpoint
ALTER TABLE "edu_orgs" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "seo" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "updated_by_id" uuid;--> statement-breakpoint
ALTER TABLE "esk_cards" ADD COLUMN "issuing_id" uuid;--> statement-breakpoint
ALTER TABLE "esk_cards" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "totals" jsonb DEFAULT '{"candidates":0,"included":0,"excluded":0,"amount":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "editor_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "filter" jsonb;--> statement-breakpoint
ALTER TABLE "humans" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "middle_name" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "snils" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "is_given" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "guest_language" "language_key";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waiting_since" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
UPDATE "tickets" SET "waiting_since" = CASE WHEN "status" IN ('NEW', 'OPEN') THEN "created_at" END;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_edu_org_id_edu_orgs_id_fk" FOREIGN KEY ("edu_org_id") REFERENCES "public"."edu_orgs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_candidates" ADD CONSTRAINT "payment_candidates_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_candidates" ADD CONSTRAINT "payment_candidates_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_candidates" ADD CONSTRAINT "payment_candidates_edu_org_id_edu_orgs_id_fk" FOREIGN KEY ("edu_org_id") REFERENCES "public"."edu_orgs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_candidates" ADD CONSTRAINT "payment_candidates_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_edu_org_id_edu_orgs_id_fk" FOREIGN KEY ("edu_org_id") REFERENCES "public"."edu_orgs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_cover_id_media_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events_to_tags" ADD CONSTRAINT "events_to_tags_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events_to_tags" ADD CONSTRAINT "events_to_tags_tag_id_news_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."news_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "info_pages" ADD CONSTRAINT "info_pages_cover_id_media_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "info_pages" ADD CONSTRAINT "info_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "info_pages" ADD CONSTRAINT "info_pages_parent_id_info_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."info_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments_to_edu_orgs" ADD CONSTRAINT "payments_to_edu_orgs_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments_to_edu_orgs" ADD CONSTRAINT "payments_to_edu_orgs_edu_org_id_edu_orgs_id_fk" FOREIGN KEY ("edu_org_id") REFERENCES "public"."edu_orgs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fcm_tokens" ADD CONSTRAINT "fcm_tokens_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_notifications" ADD CONSTRAINT "human_notifications_human_id_humans_id_fk" FOREIGN KEY ("human_id") REFERENCES "public"."humans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_notifications" ADD CONSTRAINT "human_notifications_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_category_id_partner_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."partner_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners_to_cities" ADD CONSTRAINT "partners_to_cities_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners_to_cities" ADD CONSTRAINT "partners_to_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_answers" ADD CONSTRAINT "ticket_answers_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_answers" ADD CONSTRAINT "ticket_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_plan_items" ADD CONSTRAINT "work_plan_items_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_human" ON "applications" USING btree ("human_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_queue" ON "applications" USING btree ("status","type","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_created" ON "applications" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "applications_number" ON "applications" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_edu_org" ON "applications" USING btree ("edu_org_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_new" ON "applications" USING btree ("human_id","type") WHERE "applications"."status" = 'NEW';--> statement-breakpoint
CREATE INDEX "logs_entity" ON "logs" USING btree ("entity_type","entity_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "logs_human" ON "logs" USING btree ("human_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_candidates_once" ON "payment_candidates" USING btree ("payment_id","human_id");--> statement-breakpoint
CREATE INDEX "payment_candidates_edu_org" ON "payment_candidates" USING btree ("payment_id","edu_org_id");--> statement-breakpoint
CREATE INDEX "payment_candidates_human" ON "payment_candidates" USING btree ("human_id");--> statement-breakpoint
CREATE INDEX "payment_candidates_excluded" ON "payment_candidates" USING btree ("payment_id") WHERE "payment_candidates"."decision" = 'EXCLUDED';--> statement-breakpoint
CREATE INDEX "payment_candidates_name" ON "payment_candidates" USING btree ("payment_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "media_files_subject" ON "media_files" USING btree ("subject_id","position");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."died_at" is null;--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin ("words");--> statement-breakpoint
CREATE INDEX "events_title_ru" ON "events" USING gin (("title"->>'ru') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_title_en" ON "events" USING gin (("title"->>'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_starts" ON "events" USING btree ("starts_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "events_to_tags_tag" ON "events_to_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "info_pages_words" ON "info_pages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "info_pages_title_ru" ON "info_pages" USING gin (("title"->>'ru') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "info_pages_title_en" ON "info_pages" USING gin (("title"->>'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "info_pages_section" ON "info_pages" USING btree ("section","position");--> statement-breakpoint
CREATE INDEX "payments_to_edu_orgs_org" ON "payments_to_edu_orgs" USING btree ("edu_org_id");--> statement-breakpoint
CREATE INDEX "fcm_tokens_human" ON "fcm_tokens" USING btree ("human_id");--> statement-breakpoint
CREATE INDEX "human_notifications_inbox" ON "human_notifications" USING btree ("human_id","sent_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "human_notifications_read" ON "human_notifications" USING btree ("notification_id") WHERE "human_notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "partners_words" ON "partners" USING gin ("words");--> statement-breakpoint
CREATE INDEX "partners_name_ru" ON "partners" USING gin (("name"->>'ru') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "partners_name_en" ON "partners" USING gin (("name"->>'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "partners_created" ON "partners" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "partners_category" ON "partners" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "partners_to_cities_city" ON "partners_to_cities" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "ticket_answers_ticket" ON "ticket_answers" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "sync_messages_received" ON "sync_messages" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sync_messages_status" ON "sync_messages" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sync_messages_words" ON "sync_messages" USING gin (("message_id" || ' ' || "external_id") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sync_messages_record" ON "sync_messages" USING btree ("entity_type","external_id","occurred_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "edu_orgs" ADD CONSTRAINT "edu_orgs_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edu_orgs" ADD CONSTRAINT "edu_orgs_logo_id_media_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_photo_id_media_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_cover_id_media_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esk_cards" ADD CONSTRAINT "esk_cards_issuing_id_esk_issuings_id_fk" FOREIGN KEY ("issuing_id") REFERENCES "public"."esk_issuings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esk_cards" ADD CONSTRAINT "esk_cards_photo_id_media_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "humans" ADD CONSTRAINT "humans_photo_id_media_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_photo_id_media_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_parent_id_tickets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_title_en" ON "news" USING gin (("title"->>'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_created" ON "news" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "esk_cards_status" ON "esk_cards" USING btree ("status","human_id");--> statement-breakpoint
CREATE UNIQUE INDEX "esk_cards_one_live" ON "esk_cards" USING btree ("human_id") WHERE "esk_cards"."status" in ('ISSUING', 'ACTIVE', 'BLOCKED');--> statement-breakpoint
CREATE INDEX "pay_history_items_paid" ON "pay_history_items" USING btree ("paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_history_items_once" ON "pay_history_items" USING btree ("payment_id","human_id");--> statement-breakpoint
CREATE INDEX "payments_type" ON "payments" USING btree ("type","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "humans_created" ON "humans" USING btree ("state","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "humans_words" ON "humans" USING gin ((coalesce("last_name", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("middle_name", '') || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "humans_deleted" ON "humans" USING btree ("deleted_at") WHERE "humans"."state" = 'DELETED';--> statement-breakpoint
CREATE INDEX "students_status" ON "students" USING btree ("status_id","level","course","human_id");--> statement-breakpoint
CREATE INDEX "tickets_created" ON "tickets" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "tickets_parent" ON "tickets" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("waiting_since") WHERE "tickets"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "tickets_words" ON "tickets" USING gin (("number" || ' ' || "subject" || ' ' || "text" || ' ' || coalesce("guest_email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("is_pinned" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "esk_cards_human" ON "esk_cards" USING btree ("human_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pay_history_items_human" ON "pay_history_items" USING btree ("human_id","period_from" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree (lower("login")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","created_at" DESC NULLS FIRST);