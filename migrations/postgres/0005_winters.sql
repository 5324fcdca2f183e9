CREATE TABLE "attempts" (
	"person" text NOT NULL,
	"day" text NOT NULL,
	"guild" text NOT NULL,
	"moves" json NOT NULL,
	"result" double precision,
	"play" double precision,
	"at" bigint NOT NULL,
	CONSTRAINT "attempts_person_day_pk" PRIMARY KEY("person","day")
);
--> statement-breakpoint
CREATE TABLE "winter_hours" (
	"guild" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"minute" integer NOT NULL,
	"zone" text NOT NULL,
	"language" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "winters" (
	"day" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_day" ON "attempts" USING btree ("day");