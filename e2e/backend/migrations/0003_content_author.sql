CREATE INDEX "events_author" ON "events" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "news_author" ON "news" USING btree ("author_id");