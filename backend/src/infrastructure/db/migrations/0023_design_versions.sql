-- older servers go on
ALTER TABLE "saved_designs" ADD COLUMN "version" text;
