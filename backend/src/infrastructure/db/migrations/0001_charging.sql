CREATE TABLE "carrier_events" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "carrier_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"msisdn" text,
	"at" timestamp with time zone NOT NULL,
	"sms_to" text,
	"sms_text" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"cursor" text
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dedup_key" text NOT NULL,
	"subscription_id" uuid,
	"msisdn" text,
	"text" text,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "sms_outbox_dedup_key_unique" UNIQUE("dedup_key")
);
--> statement-breakpoint
CREATE TABLE "charge_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"period" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" uuid NOT NULL,
	"number_key" text NOT NULL,
	"amount" integer NOT NULL,
	"period" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"transaction" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"change" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"detail" text
);
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_subscriber_id_subscribers_id_fk";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_pkey";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "subscriber_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "protection_transactions" ADD COLUMN "number_key" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "period_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "period_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "turned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "past_due_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "tried_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "open_key" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "open_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "open_amount" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "open_period" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "open_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "open_ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "open_asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "open_absent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_notified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
-- Subscriptions of before: those that live are looked at once, which says when they are due.
UPDATE "subscriptions" SET "turned_at" = "updated_at", "due_at" = CASE WHEN "state" IN ('trial', 'active', 'past_due') THEN "updated_at" END;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "turned_at" SET NOT NULL;--> statement-breakpoint
UPDATE "charges" SET "subscription_id" = s."id", "due_at" = "charged_at", "period_from" = "charged_at", "period_until" = "charged_at" + CASE "charges"."period" WHEN 'day' THEN interval '1 day' ELSE interval '7 days' END FROM "subscriptions" s WHERE s."subscriber_id" = "charges"."subscriber_id";--> statement-breakpoint
ALTER TABLE "charges" ALTER COLUMN "subscription_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ALTER COLUMN "period_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ALTER COLUMN "period_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD CONSTRAINT "sms_outbox_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_attempts" ADD CONSTRAINT "charge_attempts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carrier_events_waiting" ON "carrier_events" USING btree ("seq") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "carrier_events_waiting_of_number" ON "carrier_events" USING btree ("msisdn","seq") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "sms_outbox_waiting" ON "sms_outbox" USING btree ("next_at","id") WHERE sent_at IS NULL AND failed_at IS NULL;--> statement-breakpoint
CREATE INDEX "charge_attempts_of_subscription" ON "charge_attempts" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_attempts_charged_once" ON "charge_attempts" USING btree ("subscription_id","due_at") WHERE state = 'charged';--> statement-breakpoint
CREATE INDEX "consents_of_subscription" ON "consents" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE INDEX "consents_of_number" ON "consents" USING btree ("number_key");--> statement-breakpoint
CREATE INDEX "subscription_changes_of_subscription" ON "subscription_changes" USING btree ("subscription_id","id");--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_once_a_period" ON "charges" USING btree ("subscription_id","due_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_unique" UNIQUE("subscriber_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
-- Of a row in the ledger nothing may change but the link to a person, which erasing him takes away.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."subscriber_id" IS NULL AND to_jsonb(NEW) - 'subscriber_id' = to_jsonb(OLD) - 'subscriber_id' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "charges_only_grow" BEFORE DELETE ON "charges" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "charges_stay" BEFORE UPDATE ON "charges" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "charges_are_not_emptied" BEFORE TRUNCATE ON "charges" EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "charge_attempts_only_grow" BEFORE UPDATE OR DELETE ON "charge_attempts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "charge_attempts_are_not_emptied" BEFORE TRUNCATE ON "charge_attempts" EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "consents_only_grow" BEFORE UPDATE OR DELETE ON "consents" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "consents_are_not_emptied" BEFORE TRUNCATE ON "consents" EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "subscription_changes_only_grow" BEFORE UPDATE OR DELETE ON "subscription_changes" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "subscription_changes_are_not_emptied" BEFORE TRUNCATE ON "subscription_changes" EXECUTE FUNCTION "refuse_change"();
