-- older servers go on: what they save meanwhile keeps the version that it had
ALTER TABLE "saved_designs" ADD COLUMN "version" text;
