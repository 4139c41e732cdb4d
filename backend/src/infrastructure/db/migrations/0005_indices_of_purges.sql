CREATE INDEX "otp_challenges_expiry" ON "otp_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "otp_numbers_touched" ON "otp_numbers" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "protection_transactions_expiry" ON "protection_transactions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "protection_transactions_of_number" ON "protection_transactions" USING btree ("number_key","used_at") WHERE number_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "carrier_events_done" ON "carrier_events" USING btree ("done_at") WHERE done_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sms_outbox_created" ON "sms_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "charges_by_time" ON "charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");