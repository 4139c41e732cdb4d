-- outside a transaction
-- older servers go on
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_of_number" ON "contact_messages" USING btree (right(regexp_replace(translate(phone_number, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contents_of_day" ON "contents" USING btree ("root_id","id","publish_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "erasures_confirmed" ON "erasures" USING btree ("database_at") WHERE objects_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "counted_guesses_slips" ON "counted_guesses" USING btree ("at") WHERE is_slip;