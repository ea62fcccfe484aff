ALTER TABLE "humans" DROP CONSTRAINT "humans_snils_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "humans_active_snils" ON "humans" USING btree ("snils") WHERE "humans"."state" = 'ACTIVE';