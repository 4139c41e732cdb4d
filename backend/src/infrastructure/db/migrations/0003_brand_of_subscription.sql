ALTER TABLE "otp_challenges" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "brand" text;