DROP INDEX "logs_type";--> statement-breakpoint
DROP INDEX "logs_action";--> statement-breakpoint
DROP INDEX "logs_actor";--> statement-breakpoint
CREATE INDEX "logs_actor_type" ON "logs" USING btree ("actor_type","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "logs_staff_at_door" ON "logs" USING btree ("at" DESC NULLS FIRST,"id","action") WHERE "logs"."entity_type" = 'account' and "logs"."human_id" is null and length("logs"."entity_id") = 36;--> statement-breakpoint
CREATE INDEX "logs_address_at_door" ON "logs" USING btree ("ip","at" DESC NULLS FIRST,"id","action","human_id") WHERE "logs"."entity_type" = 'account';--> statement-breakpoint
CREATE INDEX "logs_type" ON "logs" USING btree ("entity_type","at" DESC NULLS FIRST,"id","action","actor_type","human_id");--> statement-breakpoint
CREATE INDEX "logs_action" ON "logs" USING btree ("action","at" DESC NULLS FIRST,"id","entity_type","actor_type");--> statement-breakpoint
CREATE INDEX "logs_actor" ON "logs" USING btree ("actor_id","at" DESC NULLS FIRST,"id","action","entity_type");--> statement-breakpoint
-- Counting in an index alone takes rows that a vacuum has seen; rows here are only ever added.
ALTER TABLE "logs" SET (autovacuum_vacuum_insert_scale_factor = 0.02);
