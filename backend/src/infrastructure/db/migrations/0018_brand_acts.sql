-- older servers go on
CREATE TABLE "brand_previews" (
	"preview" bigserial PRIMARY KEY NOT NULL,
	"brand_id" text COLLATE "C" NOT NULL,
	"text" text NOT NULL,
	"beside" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" text NOT NULL,
	"note" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"act" text,
	"sig" text
);
--> statement-breakpoint
ALTER TABLE "brand_revisions" ADD COLUMN "act" text;--> statement-breakpoint
ALTER TABLE "brand_revisions" ADD COLUMN "sig" text;