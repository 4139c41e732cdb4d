-- older servers go on
CREATE TABLE "media_drafts" (
	"address" text PRIMARY KEY NOT NULL,
	"put_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "unshown_since" timestamp with time zone;