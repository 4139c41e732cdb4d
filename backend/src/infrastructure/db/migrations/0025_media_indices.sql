-- outside a transaction
-- older servers go on
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contents_of_picture" ON "contents" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contents_of_file" ON "contents" USING btree ("media_path") WHERE media_path IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pictures_unshown" ON "pictures" USING btree ("unshown_since") WHERE unshown_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pictures_of_file" ON "pictures" USING btree ("path");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pictures_of_variant" ON "pictures" USING gin (variants jsonb_path_ops);