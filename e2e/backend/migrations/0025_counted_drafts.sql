CREATE INDEX "events_status" ON "events" USING btree ("status");--> statement-breakpoint
CREATE INDEX "news_status" ON "news" USING btree ("status");