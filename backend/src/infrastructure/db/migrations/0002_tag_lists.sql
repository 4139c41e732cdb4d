ALTER TABLE "contents" ADD CONSTRAINT "contents_place" UNIQUE("id","root_id","category_id","publish_at","position");--> statement-breakpoint
ALTER TABLE "content_tags" ADD COLUMN "root_id" uuid;--> statement-breakpoint
ALTER TABLE "content_tags" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "content_tags" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_tags" ADD COLUMN "position" integer;--> statement-breakpoint
UPDATE "content_tags" SET
	"root_id" = "contents"."root_id",
	"category_id" = "contents"."category_id",
	"publish_at" = "contents"."publish_at",
	"position" = "contents"."position"
FROM "contents" WHERE "contents"."id" = "content_tags"."content_id";--> statement-breakpoint
ALTER TABLE "content_tags" ALTER COLUMN "root_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "content_tags" ALTER COLUMN "category_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "content_tags" ALTER COLUMN "publish_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "content_tags" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "content_tags" DROP CONSTRAINT "content_tags_content_id_contents_id_fk";--> statement-breakpoint
ALTER TABLE "content_tags" ADD CONSTRAINT "content_tags_place" FOREIGN KEY ("content_id","root_id","category_id","publish_at","position") REFERENCES "public"."contents"("id","root_id","category_id","publish_at","position") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "content_tags_newest" ON "content_tags" USING btree ("tag_id","publish_at" DESC NULLS FIRST,"position","content_id");--> statement-breakpoint
CREATE INDEX "content_tags_root_newest" ON "content_tags" USING btree ("tag_id","root_id","publish_at" DESC NULLS FIRST,"position","content_id");--> statement-breakpoint
CREATE INDEX "content_tags_category_newest" ON "content_tags" USING btree ("tag_id","category_id","publish_at" DESC NULLS FIRST,"position","content_id");
