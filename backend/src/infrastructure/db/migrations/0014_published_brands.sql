-- older servers go on
CREATE TABLE "brand_revisions" (
	"revision" bigserial PRIMARY KEY NOT NULL,
	"brand_id" text COLLATE "C" NOT NULL,
	"text" text,
	"beside" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "brand_revisions_of_brand" ON "brand_revisions" USING btree ("brand_id","revision" DESC NULLS LAST);