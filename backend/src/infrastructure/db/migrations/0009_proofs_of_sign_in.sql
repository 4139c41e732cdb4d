-- older servers go on
CREATE TABLE "counted_guesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number_key" text NOT NULL,
	"device" text NOT NULL,
	"sources" text[] NOT NULL,
	"is_slip" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_counters" (
	"source" text PRIMARY KEY NOT NULL,
	"fades_in" integer NOT NULL,
	"guesses" double precision NOT NULL,
	"sends" double precision NOT NULL,
	"rights" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_proofs" (
	"mac" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_work" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "before_id" uuid;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "before_mac" text;--> statement-breakpoint
CREATE INDEX "counted_guesses_of_number" ON "counted_guesses" USING btree ("number_key");--> statement-breakpoint
CREATE INDEX "counted_guesses_at" ON "counted_guesses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sign_in_counters_day" ON "sign_in_counters" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sms_proofs_received" ON "sms_proofs" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "used_work_expiry" ON "used_work" USING btree ("expires_at");