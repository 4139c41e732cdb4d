-- older servers go on
ALTER TABLE "otp_numbers" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "otp_numbers" ADD COLUMN "confirmed_brand" text;