-- outside a transaction
-- older servers go on
CREATE INDEX CONCURRENTLY IF NOT EXISTS "subscriptions_open" ON "subscriptions" USING btree ("open_sent_at") WHERE open_key IS NOT NULL AND NOT open_absent;
