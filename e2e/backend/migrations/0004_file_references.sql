CREATE INDEX "esk_cards_photo" ON "esk_cards" USING btree ("photo_id") WHERE "esk_cards"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX "edu_orgs_logo" ON "edu_orgs" USING btree ("logo_id") WHERE "edu_orgs"."logo_id" is not null;--> statement-breakpoint
CREATE INDEX "authors_photo" ON "authors" USING btree ("photo_id") WHERE "authors"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX "events_cover" ON "events" USING btree ("cover_id") WHERE "events"."cover_id" is not null;--> statement-breakpoint
CREATE INDEX "info_pages_cover" ON "info_pages" USING btree ("cover_id") WHERE "info_pages"."cover_id" is not null;--> statement-breakpoint
CREATE INDEX "news_cover" ON "news" USING btree ("cover_id") WHERE "news"."cover_id" is not null;--> statement-breakpoint
CREATE INDEX "partners_logo" ON "partners" USING btree ("logo_id") WHERE "partners"."logo_id" is not null;--> statement-breakpoint
CREATE INDEX "humans_photo" ON "humans" USING btree ("photo_id") WHERE "humans"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX "users_photo" ON "users" USING btree ("photo_id") WHERE "users"."photo_id" is not null;