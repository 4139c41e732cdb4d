-- older servers go on
ALTER TABLE "saved_designs" ADD COLUMN "is_named" boolean DEFAULT true NOT NULL;