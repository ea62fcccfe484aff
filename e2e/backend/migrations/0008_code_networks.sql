ALTER TABLE "codes" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "attempts";