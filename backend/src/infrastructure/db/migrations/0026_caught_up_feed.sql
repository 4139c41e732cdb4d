-- older servers go on
ALTER TABLE "job_leases" ADD COLUMN "caught_up_at" timestamp with time zone;