-- older servers go on
-- Of a consent nothing may change but the key that its number is kept by, and that by the command alone that does so.
CREATE FUNCTION "refuse_consent_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('yawmi.rekey', true) = 'on' AND to_jsonb(NEW) - 'number_key' = to_jsonb(OLD) - 'number_key' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
DROP TRIGGER "consents_only_grow" ON "consents";--> statement-breakpoint
CREATE TRIGGER "consents_only_grow" BEFORE DELETE ON "consents" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "consents_stay" BEFORE UPDATE ON "consents" FOR EACH ROW EXECUTE FUNCTION "refuse_consent_change"();
