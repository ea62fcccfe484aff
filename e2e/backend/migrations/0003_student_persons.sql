ALTER TABLE "students" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "middle_name" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "snils" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "is_given" boolean DEFAULT true NOT NULL;