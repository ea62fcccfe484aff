ALTER TABLE "users" ADD COLUMN "invited_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recovery_codes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- A password that was mailed must not outlive its 72 hours: an administrator sends a link instead.
UPDATE "users" SET "password_hash" = NULL WHERE "password_expires_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "password_expires_at";