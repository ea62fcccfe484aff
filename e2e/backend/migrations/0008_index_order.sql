DROP INDEX "applications_human";--> statement-breakpoint
DROP INDEX "applications_queue";--> statement-breakpoint
DROP INDEX "applications_created";--> statement-breakpoint
DROP INDEX "applications_edu_org";--> statement-breakpoint
DROP INDEX "logs_entity";--> statement-breakpoint
DROP INDEX "logs_human";--> statement-breakpoint
DROP INDEX "events_starts";--> statement-breakpoint
DROP INDEX "news_published";--> statement-breakpoint
DROP INDEX "news_created";--> statement-breakpoint
DROP INDEX "esk_cards_human";--> statement-breakpoint
DROP INDEX "pay_history_items_human";--> statement-breakpoint
DROP INDEX "payments_type";--> statement-breakpoint
DROP INDEX "human_notifications_inbox";--> statement-breakpoint
DROP INDEX "notifications_created";--> statement-breakpoint
DROP INDEX "humans_created";--> statement-breakpoint
DROP INDEX "tickets_status";--> statement-breakpoint
DROP INDEX "tickets_created";--> statement-breakpoint
DROP INDEX "sync_messages_received";--> statement-breakpoint
DROP INDEX "sync_messages_status";--> statement-breakpoint
DROP INDEX "sync_messages_record";--> statement-breakpoint
CREATE INDEX "events_title_en" ON "events" USING gin (("title"->>'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "info_pages_title_en" ON "info_pages" USING gin (("title"->>'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_title_en" ON "news" USING gin (("title"->>'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "partners_name_en" ON "partners" USING gin (("name"->>'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "partners_created" ON "partners" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "applications_human" ON "applications" USING btree ("human_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_queue" ON "applications" USING btree ("status","type","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_created" ON "applications" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "applications_edu_org" ON "applications" USING btree ("edu_org_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "logs_entity" ON "logs" USING btree ("entity_type","entity_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "logs_human" ON "logs" USING btree ("human_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_starts" ON "events" USING btree ("starts_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("is_pinned" DESC NULLS FIRST,"publish_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_created" ON "news" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "esk_cards_human" ON "esk_cards" USING btree ("human_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pay_history_items_human" ON "pay_history_items" USING btree ("human_id","period_from" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_type" ON "payments" USING btree ("type","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "human_notifications_inbox" ON "human_notifications" USING btree ("human_id","sent_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "humans_created" ON "humans" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tickets_created" ON "tickets" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sync_messages_received" ON "sync_messages" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sync_messages_status" ON "sync_messages" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sync_messages_record" ON "sync_messages" USING btree ("entity_type","external_id","occurred_at" DESC NULLS FIRST);