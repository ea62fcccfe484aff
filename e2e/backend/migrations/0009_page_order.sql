DROP INDEX "humans_created";--> statement-breakpoint
CREATE INDEX "applications_number" ON "applications" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "humans_created" ON "humans" USING btree ("state","created_at" DESC NULLS FIRST,"id");