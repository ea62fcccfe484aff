-- What waits for nobody since it was left by earlier releases: applications of anonymised accounts,
-- messages whose job is dead, and letters that do not say whose account they are about.
WITH "cancelled" AS (
  UPDATE "applications" SET "status" = 'CANCELLED', "decided_at" = now(), "updated_at" = now(), "version" = "applications"."version" + 1
  FROM "humans"
  WHERE "humans"."id" = "applications"."human_id" AND "humans"."state" = 'ANONYMISED' AND "applications"."status" = 'NEW'
  RETURNING "applications"."id", "applications"."human_id"
)
INSERT INTO "logs" ("actor_type", "actor_name", "action", "entity_type", "entity_id", "human_id")
SELECT 'SYSTEM', 'SYSTEM', 'application.cancel', 'application', "id"::text, "human_id" FROM "cancelled";--> statement-breakpoint
UPDATE "sync_messages" SET "status" = 'DEAD', "error" = coalesce("jobs"."error", "sync_messages"."error"), "next_attempt_at" = NULL, "updated_at" = now(), "version" = "sync_messages"."version" + 1
FROM "jobs"
WHERE "jobs"."name" = 'sync.apply' AND "jobs"."died_at" IS NOT NULL AND "jobs"."payload" ->> 'id' = "sync_messages"."id"::text AND "sync_messages"."status" IN ('RECEIVED', 'PROCESSING', 'FAILED');--> statement-breakpoint
UPDATE "jobs" SET "payload" = "jobs"."payload" || jsonb_build_object('ownerId', "humans"."id")
FROM "humans"
WHERE "jobs"."name" = 'account.mail' AND "jobs"."payload" ->> 'ownerId' IS NULL AND "humans"."state" <> 'ANONYMISED' AND lower("humans"."email") = lower("jobs"."payload" ->> 'to');--> statement-breakpoint
-- An address that no account has was left, or its account is anonymised.
DELETE FROM "jobs"
WHERE "name" = 'account.mail' AND "died_at" IS NOT NULL AND "payload" ->> 'ownerId' IS NULL AND NOT EXISTS (
  SELECT FROM "users" WHERE lower("login") = lower("payload" ->> 'to')
);
