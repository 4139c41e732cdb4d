-- older servers go on
ALTER TABLE "saved_designs" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "saved_designs" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "saved_designs" ADD COLUMN "document_path" text;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_designs_key" ON "saved_designs" USING btree ("subscriber_id","key");