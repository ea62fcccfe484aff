CREATE TABLE "user_views" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"hidden" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "user_views_user_id_list_name_pk" PRIMARY KEY("user_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "user_views" ADD CONSTRAINT "user_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;