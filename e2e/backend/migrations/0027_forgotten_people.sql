-- What anonymised accounts had left behind: their names in registers, and what they wrote as guests.
UPDATE "payment_candidates" SET "name" = ''
FROM "humans"
WHERE "humans"."id" = "payment_candidates"."human_id" AND "humans"."state" = 'ANONYMISED' AND "payment_candidates"."name" <> '';--> statement-breakpoint
UPDATE "tickets" AS "joined" SET "guest_name" = '', "guest_email" = ''
FROM "tickets" AS "main", "humans"
WHERE "main"."id" = "joined"."merged_into_id" AND "joined"."human_id" IS NULL AND "humans"."id" = "main"."human_id" AND "humans"."state" = 'ANONYMISED';--> statement-breakpoint
UPDATE "consents" SET "ip" = ''
FROM "tickets" AS "joined", "tickets" AS "main", "humans"
WHERE "joined"."id" = "consents"."ticket_id" AND "main"."id" = "joined"."merged_into_id" AND "humans"."id" = "main"."human_id" AND "humans"."state" = 'ANONYMISED';--> statement-breakpoint
DELETE FROM "media_files"
USING "tickets" LEFT JOIN "tickets" AS "main" ON "main"."id" = "tickets"."merged_into_id", "humans"
WHERE "media_files"."bucket" = 'ticket' AND "humans"."id" = coalesce("tickets"."human_id", "main"."human_id") AND "humans"."state" = 'ANONYMISED' AND (
  "media_files"."subject_id" = "tickets"."id"
  OR "media_files"."subject_id" IN (SELECT "id" FROM "ticket_answers" WHERE "ticket_id" = "tickets"."id")
);
